import type { Height } from '@klarnotam/aviation';
import type { Adjunct, Clause, Length, PhraseCode } from '@klarnotam/notam';
import type { Catalogue } from '../catalogue.ts';
import { formatHeightBriefly } from '../format/height.ts';
import { weekday } from '../format/weekday.ts';
import { fill, say } from '../say.ts';

/** A clause that was read whole, as a sentence of the language. */
export function renderClause(clause: Clause, catalogue: Catalogue): string {
  const words = catalogue.clauses;
  switch (clause.kind) {
    case 'state': {
      const thing = words.things[clause.thing];
      const subject =
        clause.name === null ? thing.unnamed : fill(catalogue, thing.named, { name: clause.name });
      const statement = fill(catalogue, words.states[clause.state], { subject, form: thing.form });
      return say(catalogue, 'clause', { statement, adjuncts: renderAdjuncts(clause.adjuncts, catalogue) });
    }
    case 'activity':
      return say(catalogue, 'clause', {
        statement: words.activities[clause.activity],
        adjuncts: renderAdjuncts(clause.adjuncts, catalogue),
      });
    case 'adjuncts':
      return capitalised(
        say(catalogue, 'clauseAlone', { adjuncts: leading(renderAdjuncts(clause.adjuncts, catalogue)) }),
      );
    case 'areaLine':
      return say(catalogue, 'clauseAreaLine', {
        name: clause.name,
        adjuncts: ` ${leading(renderAdjuncts(clause.adjuncts, catalogue))}`,
      });
    case 'weekdayLine': {
      const from = weekday(clause.from, catalogue);
      const to = weekday(clause.to, catalogue);
      const days = capitalised(from === to ? from : say(catalogue, 'weekdayRange', { from, to }));
      return clause.hours === null
        ? say(catalogue, 'clauseWeekdayClosed', { days })
        : say(catalogue, 'clauseWeekdayHours', { days, hours: clause.hours });
    }
    case 'dayLine': {
      const { days, hours } = clause;
      const month = catalogue.months[clause.month - 1] ?? '';
      return hours === null
        ? say(catalogue, 'clauseDayClosed', { days, month })
        : say(catalogue, 'clauseDayHours', { days, month, hours });
    }
    case 'contact':
      return say(catalogue, CONTACT_KEYS[clause.purpose], { value: clause.value });
    case 'reference':
      return fill(catalogue, words.references[clause.reference], { value: clause.value });
    case 'phrase':
      return sayPhrase(clause.phrase, clause.value, catalogue);
  }
}

function renderAdjuncts(adjuncts: readonly Adjunct[], catalogue: Catalogue): string {
  return adjuncts.map((adjunct) => renderAdjunct(adjunct, catalogue)).join('');
}

function renderAdjunct(adjunct: Adjunct, catalogue: Catalogue): string {
  switch (adjunct.type) {
    case 'radius': {
      const radius = sayLength(adjunct.radius);
      return adjunct.position === null
        ? say(catalogue, 'adjunctRadiusOnly', { radius })
        : say(catalogue, 'adjunctRadius', { radius, position: adjunct.position });
    }
    case 'positions':
      return say(catalogue, isOne(adjunct.positions) ? 'adjunctPosition' : 'adjunctPositions', {
        positions: adjunct.positions,
      });
    case 'bounded':
      return adjunct.positions === null
        ? say(catalogue, 'adjunctBoundedNext')
        : say(catalogue, 'adjunctBounded', { positions: adjunct.positions });
    case 'arc': {
      const words = { radius: sayLength(adjunct.radius), centre: adjunct.centre, ends: adjunct.ends ?? '' };
      if (adjunct.ends === null)
        return say(catalogue, adjunct.clockwise ? 'arcClockwise' : 'arcAnticlockwise', words);
      return say(catalogue, adjunct.clockwise ? 'arcClockwiseBetween' : 'arcAnticlockwiseBetween', words);
    }
    case 'wholly':
      return catalogue.clauses.wholly[adjunct.area];
    case 'lowFlyingArea':
      return say(catalogue, 'adjunctLowFlyingArea', { number: adjunct.number });
    case 'areaName':
      return say(catalogue, 'adjunctAreaName', { name: adjunct.name });
    case 'place':
      return say(catalogue, 'adjunctPlace', { name: adjunct.name });
    case 'between':
      return say(catalogue, 'adjunctBetween', { from: adjunct.from, to: adjunct.to });
    case 'heights':
      return say(catalogue, 'adjunctHeights', { heights: sayHeights(adjunct.heights, catalogue) });
    case 'upTo':
      return say(catalogue, 'adjunctUpTo', { height: sayHeights(adjunct.heights, catalogue) });
    case 'range': {
      const lower = formatHeightBriefly(adjunct.lower, catalogue);
      return adjunct.upper.reference === 'unl'
        ? say(catalogue, 'adjunctRangeUnlimited', { lower })
        : say(catalogue, 'adjunctRange', { lower, upper: formatHeightBriefly(adjunct.upper, catalogue) });
    }
    case 'hours':
      return say(catalogue, 'adjunctHours', { from: adjunct.from, to: adjunct.to });
    case 'cause':
      return say(catalogue, 'adjunctCause', { cause: catalogue.clauses.causes[adjunct.cause] });
    case 'category':
      return say(catalogue, 'adjunctCategory', { category: adjunct.category });
    case 'definedIn':
      return say(catalogue, 'adjunctDefinedIn', { document: adjunct.document });
    case 'unit':
      return say(catalogue, 'adjunctUnit', { unit: adjunct.unit });
    case 'frequency': {
      const { unit, frequency, callsign } = adjunct;
      const named = callsign === null ? '' : say(catalogue, 'adjunctPlace', { name: callsign });
      const always = adjunct.always ? catalogue.clauses.simple.aroundTheClock : '';
      const key = adjunct.first ? 'adjunctFrequency' : 'adjunctFrequencyNext';
      return `${say(catalogue, key, { unit, frequency })}${named}${always}`;
    }
    case 'simple':
      return catalogue.clauses.simple[adjunct.code];
  }
}

const CONTACT_KEYS = {
  information: 'clauseInformation',
  contact: 'clauseContact',
  operational: 'clauseOperational',
} as const;

/** A phrase with a number to call says it as a sentence of its own. */
function sayPhrase(phrase: PhraseCode, value: string | null, catalogue: Catalogue): string {
  const pattern = catalogue.clauses.phrases[phrase];
  if (value === null) return pattern;
  const contact = pattern.includes('{value}') ? '' : ` ${say(catalogue, 'clauseOperational', { value })}`;
  return `${fill(catalogue, pattern, { value })}${contact}`;
}

function sayHeights(heights: readonly Height[], catalogue: Catalogue): string {
  return heights.map((height) => formatHeightBriefly(height, catalogue)).join(' / ');
}

/** One position has two letters of the compass. */
function isOne(positions: string): boolean {
  return (positions.match(/[NSEW]/g) ?? []).length <= 2;
}

function sayLength({ value, unit }: Length): string {
  return `${value} ${UNITS[unit]}`;
}

const UNITS = { NM: 'NM', KM: 'km', M: 'm', FT: 'ft' } as const;

/** Without the blank or comma that joins it to a statement. */
function leading(adjuncts: string): string {
  return adjuncts.replace(/^[ ,]+/, '');
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
