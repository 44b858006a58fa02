import type { DecodedNotam } from './facts.ts';

/** What one notice of a list is to another one; indexes are those of the list. */
export interface NotamRelation {
  /** The first notice of the list that says exactly the same. */
  readonly sameAs: number | null;
  /** The notice of the list that replaces or cancels this one. */
  readonly replacedBy: number | null;
}

function plain(text: string | null): string | null {
  return text?.replace(/\s+/g, ' ').trim().toUpperCase() ?? null;
}

/**
 * All that a notice says, apart from line ends and small letters, and from what stands above its number and behind its last
 * field: notices of which this is
 * equal are exact doubles.
 */
function contentOf({ facts, source, spans }: DecodedNotam): string {
  const { text, schedule, textSchedule, unread, problems, rating, ...read } = facts;
  const places = Object.values(spans).flatMap((span) => span ?? []);
  const first = spans.id?.from ?? 0;
  const last = places.reduce((most, { to }) => Math.max(most, to), 0);
  return JSON.stringify([
    read,
    plain(text),
    plain(schedule?.text ?? null),
    plain(textSchedule?.text ?? null),
    unread
      .filter(({ from }) => from >= first && from < last)
      .map(({ from, to }) => plain(source.slice(from, to))),
    problems.filter(({ from }) => from < last).map(({ field, code }) => [field, code]),
    rating.level,
  ]);
}

/** The first two letters of the places that a notice is about: offices of several states number alike. */
function statesOf({ locations, qualifier }: DecodedNotam['facts']): Set<string> {
  const named = [...locations, ...(qualifier?.fir == null ? [] : [qualifier.fir])];
  return new Set(named.map((icao) => icao.slice(0, 2)));
}

function mayBeOfOneOffice(one: DecodedNotam['facts'], other: DecodedNotam['facts']): boolean {
  const [states, others] = [statesOf(one), statesOf(other)];
  return states.size === 0 || others.size === 0 || [...states].some((state) => others.has(state));
}

/** How the notices of a list belong together: which are exact doubles, and which another one replaces or cancels. */
export function relateNotams(notams: readonly DecodedNotam[]): NotamRelation[] {
  const firsts = new Map<string, number>();
  const replacing = new Map<string, number[]>();
  const sameAs = notams.map((notam, index) => {
    const content = contentOf(notam);
    const first = firsts.get(content) ?? null;
    if (first !== null) return first;
    firsts.set(content, index);
    const { kind, refersTo } = notam.facts;
    if (refersTo !== null && (kind === 'replace' || kind === 'cancel'))
      replacing.set(refersTo, [...(replacing.get(refersTo) ?? []), index]);
    return null;
  });
  return notams.map(({ facts }, index) => {
    const by = (facts.id === null ? [] : (replacing.get(facts.id) ?? [])).findLast((other) => {
      const replacement = notams[other];
      return other !== index && replacement !== undefined && mayBeOfOneOffice(facts, replacement.facts);
    });
    return { sameAs: sameAs[index] ?? null, replacedBy: by ?? null };
  });
}
