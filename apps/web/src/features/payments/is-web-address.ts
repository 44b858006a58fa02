/** Whether a text is an https address: nothing else becomes a link. */
export function isWebAddress(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === 'https:';
}
