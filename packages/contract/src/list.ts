import { z } from 'zod';

/** A list that whoever receives it does not change. */
export function list<T extends z.ZodType>(item: T): z.ZodReadonly<z.ZodArray<T>> {
  return z.array(item).readonly();
}
