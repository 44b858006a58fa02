/** `text` with the letters a to z in upper case; offsets stay the same, which `toUpperCase` does not promise. */
export function upperCaseLatin(text: string): string {
  return /[a-z]/.test(text) ? text.replace(/[a-z]+/g, (run) => run.toUpperCase()) : text;
}
