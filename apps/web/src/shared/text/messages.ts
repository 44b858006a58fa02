import type { en } from './en/index.ts';

/** The same with any words in place of English ones. */
type AnyWords<T> = T extends string
  ? string
  : T extends (...args: infer A) => infer R
    ? (...args: A) => AnyWords<R>
    : T extends object
      ? { readonly [K in keyof T]: AnyWords<T[K]> }
      : T;

/** A part of a catalogue, loaded at once: what the pages say that are loaded with it. */
export type BundleName = keyof typeof en;
export type Bundle<N extends BundleName> = AnyWords<Awaited<ReturnType<(typeof en)[N]>>>;

/** What the screens say in one language, part by part: all that English says. */
export type Catalogue = { readonly [N in BundleName]: () => Promise<Bundle<N>> };

type AllOf<U> = (U extends unknown ? (all: U) => void : never) extends (all: infer I) => void ? I : never;

/** What the page itself says. */
export type Messages = { readonly [K in keyof AllOf<Bundle<BundleName>>]: AllOf<Bundle<BundleName>>[K] };
