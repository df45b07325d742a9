/**
 * Puts a text on the clipboard; false where nothing lets us. At an address without HTTPS, as most homes have, browsers know no
 * `navigator.clipboard`: there the text is selected in a field nobody sees, and copied as by hand.
 */
export async function toClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedByHand(text);
  }
}

function copiedByHand(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true; // no keyboard comes up on a phone
  field.className = 'sr';
  // beside an open dialog nothing can be selected
  (before?.closest('dialog') ?? document.body).append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return done;
}
