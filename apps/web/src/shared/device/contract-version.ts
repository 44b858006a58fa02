/** Put in place by vite.config.ts: changes with the shapes of the server's answers. */
declare const __CONTRACT__: string;

/** Which shapes the answers have that are kept now; what was kept in other shapes is read anew when the server is reached. */
export const CONTRACT_VERSION = typeof __CONTRACT__ === 'string' ? __CONTRACT__ : 'unbuilt';
