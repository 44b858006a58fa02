import { createContext, useContext } from 'react';
import { en } from './en.ts';

/** What a screen language has to say; English is the measure. */
export type Messages = typeof en;

/** The messages of the chosen screen language. */
const TextContext = createContext<Messages>(en);

export function useText(): Messages {
  return useContext(TextContext);
}
