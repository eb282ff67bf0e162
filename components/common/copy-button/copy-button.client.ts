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

// Within a text to copy there may be blanks to fill in: what is typed replaces the brackets.
const takeBlank = ({ target }: Event) => {
  const blank = target as HTMLElement;
  if (blank.isContentEditable && blank.textContent?.startsWith('[')) getSelection()?.selectAllChildren(blank);
};
addEventListener('focusin', takeBlank);
addEventListener('click', takeBlank);
