// Making elements. All text of content goes through textContent and setAttribute, so nothing in it can become markup.
const SVG = "http://www.w3.org/2000/svg";

function fill(node, attributes, children) {
  for (const [key, value] of Object.entries(attributes || {})) node.setAttribute(key, value);
  node.append(...children.filter((child) => child !== null && child !== ""));
  return node;
}

function make(tag, attributes, ...children) {
  return fill(document.createElement(tag), attributes, children);
}

function draw(tag, attributes, ...children) {
  return fill(document.createElementNS(SVG, tag), attributes, children);
}

// A text with {names} in it, filled in.
function phrase(words, key, values) {
  return words[key].replace(/\{(\w+)\}/g, (_, name) => values[name]);
}

// An icon of authoring/drawing/svg/icons.py on its grid of 24 by 24, in the colour of the text around it.
function icon(icons, name) {
  const picture = draw("svg", { class: "icon " + name, viewBox: "0 0 24 24", "aria-hidden": "true" });
  picture.append(...iconParts(icons, name));
  return picture;
}

function iconParts(icons, name) {
  return icons[name].map((piece) => {
    const solid = piece.startsWith("*"), path = solid ? piece.slice(1) : piece;
    const look = { class: solid ? "solid" : "line" };
    if (!path.startsWith("O")) return draw("path", { d: path, ...look });
    const [, x, y, radius] = path.split(" ");
    return draw("circle", { cx: x, cy: y, r: radius, ...look });
  });
}
