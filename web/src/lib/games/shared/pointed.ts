import type { Attachment } from 'svelte/attachments';

/** Told when something inside is to be brought into sight: the recap's sentences point at it (`table/Marks.svelte`). */
export const pointedAt =
  (show: (spot: Element) => void): Attachment<Element> =>
  (element) => {
    const told = (event: Event) => show(event.target as Element);
    element.addEventListener('reveal', told);
    return () => element.removeEventListener('reveal', told);
  };
