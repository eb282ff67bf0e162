/** Soft hyphens and word joiners: they steer line breaks, and would spoil a search for the copied text. */
const INVISIBLE = /[\u00AD\u2060]/g;

// The browser itself copies, while its text lacks the invisible characters: so nothing else of the copy changes.
document.addEventListener('copy', () => {
  const selection = getSelection();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const restore: (() => void)[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (!selection?.containsNode(text, true)) continue;
    for (const { index, 0: character } of [...text.data.matchAll(INVISIBLE)].reverse()) {
      text.deleteData(index, 1);
      restore.unshift(() => text.insertData(index, character));
    }
  }
  // Before the next frame is painted, so that no line moves.
  requestAnimationFrame(() => {
    for (const step of restore) step();
  });
});

export {};
