for (const element of document.querySelectorAll(".viewer")) mount(element, JSON.parse(element.querySelector(".replay-data").textContent));
