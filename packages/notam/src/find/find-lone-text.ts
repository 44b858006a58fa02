import { findPeriod } from './find-period.ts';
import { isSpecifiedRequest, type NotamStart } from './find-starts.ts';
import { E, type ItemMarker } from './item-marker.ts';
import { recognise } from './recognise.ts';
import { isAeronautical, isTextOfNotam, namesFlying, restrictsFlying } from './speaks-of-flying.ts';

/** A notice without number that begins at `from`. */
export function startOfText(from: number, isRequest = false): NotamStart {
  return { from, header: null, domestic: null, labelled: { place: null }, isRequest };
}

function beginsLine(text: string, at: number): boolean {
  return /(?:^|[\r\n])[\s"(>*-]{0,9}$/.test(text.slice(Math.max(0, at - 10), at));
}

/** The request for a NOTAM as the page for composing writes it: activity, area and period under the letters A, B and C. */
function requestStart(text: string, markers: readonly ItemMarker[]): NotamStart | null {
  const [first] = markers;
  return first !== undefined && isSpecifiedRequest(text, markers) && namesFlying(text)
    ? startOfText(first.at, true)
    : null;
}

/**
 * The one notice of a text in which no NOTAM was found by number or items: a request, item E alone or a text that speaks of
 * flying as a NOTAM does. Null for weather reports, and for a text with nothing aeronautical.
 */
export function findLoneText(text: string, markers: readonly ItemMarker[]): NotamStart | null {
  const request = requestStart(text, markers);
  if (request !== null) return request;
  if (recognise(text).kind !== 'unknown') return null;
  const itemE = markers.find(({ rank }) => rank === E);
  if (itemE && beginsLine(text, itemE.at) && namesFlying(text.slice(itemE.at))) return startOfText(itemE.at);
  const isNotice =
    isTextOfNotam(text) || (isAeronautical(text) && (restrictsFlying(text) || isLabelledPeriod(text)));
  return isNotice ? startOfText(text.search(/\S/)) : null;
}

function isLabelledPeriod(text: string): boolean {
  return findPeriod(text, 0) !== null;
}
