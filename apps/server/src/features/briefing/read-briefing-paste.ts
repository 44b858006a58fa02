import { MAX_FOUND_NOTICES, type FoundNotices } from '@klarnotam/contract';
import { decodeNotams, relateNotams } from '@klarnotam/notam';
import type { Gazetteer } from '../../ports/gazetteer.ts';
import type { NotamPaste, NotamsFound } from '../../ports/paste-reader.ts';
import type { TimeZones } from '../../ports/time-zones.ts';
import { groundOfNotam } from './ground-of-notam.ts';
import { zoneOfNotam } from './zone-of-notam.ts';

/** Finds the NOTAMs of a text in its order; more of them than a list may hold are only counted. */
export function findNotamPaste(
  tables: { readonly gazetteer: Gazetteer; readonly timeZones: TimeZones },
  { text, now }: NotamPaste,
): NotamsFound {
  const { gazetteer } = tables;
  const { notams, count, leftOver, recognition } = decodeNotams(text, {
    now,
    mostNotams: MAX_FOUND_NOTICES,
    aerodromeAt: (icao) => gazetteer.findAerodrome(icao)?.position ?? null,
    groundReachesFtAmsl: (place) => groundOfNotam(gazetteer, place),
    timeZoneOf: (place) => zoneOfNotam(tables, place),
  });
  const relations = relateNotams(notams);
  const notices: FoundNotices['notices'] = notams.map(({ facts, source }, index) => {
    const { sameAs, replacedBy } = relations[index] ?? { sameAs: null, replacedBy: null };
    const { id, kind, validFrom, validTo, permanent, lower, upper } = facts;
    const place = facts.locations.map((icao) => nameOf(gazetteer, icao)).join(', ');
    const areas = [...facts.areas] as FoundNotices['notices'][number]['areas'];
    return {
      id,
      kind,
      source,
      place,
      validFrom,
      validTo,
      permanent,
      areas,
      lower,
      upper,
      sameAs,
      replacedBy,
    };
  });
  const { kind } = recognition;
  return {
    count,
    recognisedAs: kind === 'metar' || kind === 'taf' ? kind : null,
    found: { notices, uses: notices.filter(({ sameAs }) => sameAs === null).length, unread: [...leftOver] },
  };
}

function nameOf(gazetteer: Gazetteer, icao: string): string {
  const name = gazetteer.findAerodrome(icao)?.name;
  return name === undefined ? icao : `${name} (${icao})`;
}
