#!/usr/bin/env bash
# Lint the chapters of $FOLDER, test their scenes, and playtest their targets with up to $GAMES games each. With $BASE, a commit,
# compare each chapter that changed since with its version there. Findings are printed as annotations, results go to the job summary.
# With $STRICT, lint reports what settings and comments ignore. Exit code: that of the worst step, as Tailwright gives it (1 findings, missed targets; 2 wrong usage; 3 a fault of Tailwright).
set -uo pipefail

folder=${FOLDER:-.}
games=${GAMES:-1000}
base=${BASE:-}
summary=${GITHUB_STEP_SUMMARY:-/dev/stdout}
results=${RUNNER_TEMP:-$(mktemp -d)}
worst=0

run() { # run NAME COMMAND...: run a command, remember its exit code, and write a row of the summary
    local name=$1 code=0
    shift
    "$@" || code=$?
    ((code > worst)) && worst=$code
    case $code in
        0) verdict="passed" ;;
        1) verdict="**failed**" ;;
        *) verdict="**stopped with exit code $code**" ;;
    esac
    echo "| $name | $verdict |" >>"$summary"
    return "$code"
}

fenced() { # fenced NAME FILE: put the text of a file into the summary
    {
        printf '\n<details><summary>%s</summary>\n\n````text\n' "$1"
        cat "$2"
        printf '````\n\n</details>\n'
    } >>"$summary"
}

chapters() { # the files that hold a chapter, one a line
    grep -rlE --include='*.yaml' --include='*.yml' '^kind: *"?chapter"? *(#.*)?$' "$folder" | sort
}

playtest() { # playtest FILE: play for the targets of a chapter, and print the table of its targets
    tailwright playtest "$1" --games "$games" --gate >"$results/playtest.txt" 2>&1
}

compare() { # compare FILE: what a change does to a chapter, as Markdown
    local file=$1 name
    name=$(git ls-files --full-name "$file")
    [ -n "$name" ] && [ -f "$results/base/$name" ] || return 0
    cmp -s "$file" "$results/base/$name" && return 0
    tailwright compare "$results/base/$name" "$file" --games "$((games < 500 ? games : 500))" --markdown >>"$results/comment.md"
}

printf '## Tailwright\n\n| step | result |\n|---|---|\n' >>"$summary"
run "lint" tailwright lint --format github --order importance ${STRICT:+--strict-settings} "$folder"
sound=$?
tailwright lint --format sarif ${STRICT:+--strict-settings} "$folder" >"$results/tailwright.sarif"
tailwright lint ${STRICT:+--strict-settings} "$folder" >"$results/lint.txt" 2>&1
run "scenes" tailwright test "$folder" >"$results/scenes.txt" 2>&1
if ((games > 0)); then
    chapters >"$results/chapters.txt"
    while read -r file; do
        run "playtest of \`$file\`" playtest "$file" || cat "$results/playtest.txt"
        cat "$results/playtest.txt" >>"$results/playtests.txt"
    done <"$results/chapters.txt"
fi
if [ -n "$base" ] && git worktree add --quiet --detach "$results/base" "$base"; then
    chapters | while read -r file; do compare "$file"; done
    git worktree remove --force "$results/base"
fi

((sound == 0)) || fenced "Findings" "$results/lint.txt"
fenced "Scenes" "$results/scenes.txt"
[ -f "$results/playtests.txt" ] && fenced "Playtests" "$results/playtests.txt"
if [ -n "${GITHUB_OUTPUT:-}" ]; then
    echo "sarif=$results/tailwright.sarif" >>"$GITHUB_OUTPUT"
    [ -s "$results/comment.md" ] && echo "comment=$results/comment.md" >>"$GITHUB_OUTPUT"
fi
exit "$worst"
