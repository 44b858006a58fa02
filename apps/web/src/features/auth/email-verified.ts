/** Tabs of one browser tell each other by it that the link of a verification mail was opened. */
const CHANNEL = 'email-verified';

export function tellEmailVerified(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

/** @returns ends the listening */
export function onEmailVerified(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', listener);
  return () => channel.close();
}
