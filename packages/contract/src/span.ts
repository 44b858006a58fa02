import { z } from 'zod';

/** A stretch of a source text, in UTF-16 units; `to` is excluded. */
export const span = z.object({ from: z.number().int(), to: z.number().int() });
