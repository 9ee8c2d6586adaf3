// A click on the head of a column sorts its table; a second click turns the order round.
function sortValue(cell) {
  const text = cell ? cell.textContent.trim().replace("−", "-") : "";
  const number = parseFloat(text.replace(/^[+<]/, ""));
  return Number.isNaN(number) ? text.toLowerCase() : number;
}

function compareValues(a, b) {
  if (typeof a === typeof b) return a < b ? -1 : Number(a > b);
  return typeof a === "number" ? -1 : 1;
}

function sortTable(table, head, column) {
  const numeric = head.classList.contains("n");
  const before = head.getAttribute("aria-sort");
  const order = before ? (before === "ascending" ? "descending" : "ascending") : numeric ? "descending" : "ascending";
  const sign = order === "ascending" ? 1 : -1;
  for (const other of table.tHead.rows[0].cells) other.removeAttribute("aria-sort");
  head.setAttribute("aria-sort", order);
  const rows = [...table.tBodies[0].rows].map((row) => [sortValue(row.cells[column]), row]);
  rows.sort(([a], [b]) => sign * compareValues(a, b));
  table.tBodies[0].append(...rows.map(([, row]) => row));
}

for (const table of document.querySelectorAll(".scroll table")) {
  if (!table.tHead || table.tBodies.length !== 1 || table.tBodies[0].rows.length < 2) continue;
  [...table.tHead.rows[0].cells].forEach((head, column) => {
    if (!head.textContent.trim() || head.classList.contains("fixed")) return;
    const button = document.createElement("button");
    button.type = "button";
    button.className = "sort";
    button.append(...head.childNodes);
    button.addEventListener("click", () => sortTable(table, head, column));
    head.append(button);
  });
}
