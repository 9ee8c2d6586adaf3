// Dice as pictures: our own faces, made of the icons for cheese, sword, shield, bow and star.
const FACES = [["cheese"], ["sword", "star"], ["sword", "shield"], ["sword", "shield", "star"], ["bow"], ["bow", "star"]];
const PLACES = { 1: [[5, 5, 22]], 2: [[3, 3, 17], [14, 14, 15]], 3: [[3, 3, 15], [16, 8, 13], [5, 17, 12]] };

function dieOf(data, face) {
  const picture = draw("svg", { class: "die", viewBox: "0 0 32 32", "aria-hidden": "true" });
  picture.append(draw("rect", { x: 1, y: 1, width: 30, height: 30, rx: 6 }));
  FACES[face].forEach((name, i) => {
    const [x, y, size] = PLACES[FACES[face].length][i];
    const part = draw("g", { class: name, transform: `translate(${x} ${y}) scale(${size / 24})` });
    part.append(...iconParts(data.icons, name));
    picture.append(part);
  });
  return picture;
}

function showDice(place, data, faces) {
  place.replaceChildren();
  place.hidden = !faces;
  if (!faces) return;
  const words = faces.map((face) => data.words["die-" + face]).join(", ");
  const label = phrase(data.words, "roll", { dice: words });
  place.append(make("span", { class: "roll", role: "img", "aria-label": label, title: label }, ...faces.map((face) => dieOf(data, face))));
}
