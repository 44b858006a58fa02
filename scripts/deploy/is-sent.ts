import { matchesGlob } from 'node:path';

/** Whether a build of the image gets a file of the repository: the last line of `.dockerignore` that fits decides. */
export function isSent(path: string, dockerignore: string): boolean {
  let sent = true;
  for (const line of dockerignore.split('\n').filter((each) => /^[^#]/.test(each))) {
    const pattern = line.replace(/^!/, '');
    const parts = path.split('/');
    const within = parts.some((_part, index) => matchesGlob(parts.slice(0, index + 1).join('/'), pattern));
    if (within) sent = line.startsWith('!');
  }
  return sent;
}
