"""Games that people played at their tables, as `results.csv` beside a chapter lists them."""
