/** Hands a file to the browser, which saves it under the name. @throws {TypeError} when it is no file */
export function saveFile(content: unknown, fileName: string): void {
  if (!(content instanceof Blob)) throw new TypeError('The server sent no file');
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has taken it when the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 1_000);
}
