/** Shows the copy buttons where the clipboard can be written, and says when it was. */
const { clipboard } = navigator;

for (const button of clipboard ? document.querySelectorAll<HTMLButtonElement>('[data-copy]') : []) {
  const text = document.getElementById(button.dataset.copy ?? '') as HTMLElement;
  const status = button.nextElementSibling as HTMLElement;
  (button.parentElement as HTMLElement).hidden = false;
  button.onclick = async () => {
    try {
      await clipboard.writeText(text.textContent ?? '');
    } catch {
      // Refused: the text is selected, so that the keyboard's own command copies it.
      getSelection()?.selectAllChildren(text);
      return;
    }
    status.textContent = status.dataset.done ?? '';
    setTimeout(() => {
      status.textContent = '';
    }, 4000);
  };
}

// In a text to copy there may be blanks to fill in: what is typed replaces the brackets.
for (const blank of document.querySelectorAll<HTMLElement>('[data-blank]')) {
  blank.setAttribute('contenteditable', 'plaintext-only');
  blank.setAttribute('role', 'textbox');
  blank.setAttribute('aria-label', blank.dataset.blank ?? '');
  blank.onfocus = blank.onclick = () => {
    if (blank.textContent?.startsWith('[')) getSelection()?.selectAllChildren(blank);
  };
}
