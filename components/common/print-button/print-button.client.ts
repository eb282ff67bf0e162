/** Opens the print dialogue. While one part alone is printed, `<html data-print-only>` names it. */
const root = document.documentElement;

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-print]')) {
  button.onclick = () => {
    const only = button.dataset.print;
    if (only) root.dataset.printOnly = only;
    print();
  };
}

addEventListener('afterprint', () => {
  delete root.dataset.printOnly;
});
