/** Shows the copy buttons where the clipboard can be written, and says when it was. */
const { clipboard } = navigator;

for (const button of clipboard ? document.querySelectorAll<HTMLButtonElement>('[data-copy]') : []) {
  const text = document.getElementById(button.dataset.copy ?? '');
  const status = button.nextElementSibling as HTMLElement;
  (button.parentElement as HTMLElement).hidden = false;
  button.onclick = async () => {
    await clipboard.writeText(text?.textContent ?? '');
    status.textContent = status.dataset.done ?? '';
    setTimeout(() => {
      status.textContent = '';
    }, 4000);
  };
}
