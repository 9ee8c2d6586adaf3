// Search and filters of a gallery: cards that do not fit are hidden; nothing is fetched.
const value = (id) => document.getElementById(id).value.trim();
const packs = [...document.querySelectorAll(".pack")];

function fits(chapter, mice, minutes, difficulty) {
  const { dataset } = chapter;
  return (!mice || dataset.mice.split(" ").includes(mice))
    && (!minutes || Number(dataset.minutes) <= Number(minutes))
    && (!difficulty || dataset.difficulty === difficulty);
}

function filter() {
  const words = value("words").toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const [mice, minutes, difficulty, language] = ["mice", "minutes", "difficulty", "language"].map(value);
  let shown = 0;
  for (const pack of packs) {
    const text = pack.dataset.text.toLocaleLowerCase();
    let some = false;
    for (const chapter of pack.querySelectorAll(".chapter")) {
      chapter.hidden = !fits(chapter, mice, minutes, difficulty);
      some ||= !chapter.hidden;
    }
    const known = !language || pack.dataset.tags.split(" ").includes(language);
    pack.hidden = !(some && known && words.every((word) => text.includes(word)));
    shown += Number(!pack.hidden);
  }
  document.getElementById("none").hidden = shown > 0;
}

const form = document.querySelector(".filters");
form.addEventListener("input", filter);
form.addEventListener("submit", (event) => event.preventDefault());
filter();
