/** Writes a line for whoever started the server. */
export type Say = (line: string) => void;
