import type { UtcInstant, UtcInterval } from '@klarnotam/aviation';
import type { Contact, NotamFacts, Qualifier } from '../facts.ts';
import { renderArea } from './render-area.ts';
import { renderHeight } from './render-height.ts';
import { renderCentre } from './render-position.ts';

/** What a telegram is written from. Item D is written from its intervals, item E from areas and contacts. */
export type RenderableFacts = Pick<
  NotamFacts,
  | 'id'
  | 'kind'
  | 'refersTo'
  | 'qualifier'
  | 'locations'
  | 'validFrom'
  | 'validTo'
  | 'permanent'
  | 'estimated'
  | 'lower'
  | 'upper'
  | 'areas'
  | 'contacts'
> & { readonly intervals: readonly UtcInterval[] | null };

const KINDS = { new: 'NOTAMN', replace: 'NOTAMR', cancel: 'NOTAMC' } as const;
const MONTHS = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ');

/** YYMMDDhhmm. */
function renderInstant(instant: UtcInstant): string {
  return instant.slice(2, 16).replace(/\D/g, '');
}

/** `AUG 03 0600-1400, AUG 05 2200-0400`. */
function renderSchedule(intervals: readonly UtcInterval[]): string {
  const clock = (instant: UtcInstant): string => instant.slice(11, 16).replace(':', '');
  return intervals
    .map(({ from, to }) => {
      const month = MONTHS[Number(from.slice(5, 7)) - 1] ?? '';
      return `${month} ${from.slice(8, 10)} ${clock(from)}-${clock(to)}`;
    })
    .join(', ');
}

function renderQualifier(qualifier: Qualifier): string {
  const level = (value: number | null): string => (value === null ? '' : String(value).padStart(3, '0'));
  const place = qualifier.centre === null ? '' : renderCentre(qualifier.centre);
  return [
    qualifier.fir,
    qualifier.code,
    qualifier.traffic.join(''),
    qualifier.purpose.join(''),
    qualifier.scope.join(''),
    level(qualifier.lowerFl),
    level(qualifier.upperFl),
    `${place}${level(qualifier.radiusNm)}`,
  ].join('/');
}

const INTRODUCTIONS: Readonly<Record<Contact['type'], string>> = {
  phone: 'TEL ',
  email: 'EMAIL ',
  frequency: 'FREQ ',
  callsign: 'CALL SIGN ',
  unit: 'CTC ',
};

/** Item E: what is active, each area on its line, whom to ask. */
export function renderText({ areas, contacts }: Pick<RenderableFacts, 'areas' | 'contacts'>): string {
  return [
    'UNMANNED ACFT WILL TAKE PLACE',
    ...areas.map(renderArea),
    ...contacts.map(({ type, value }) => `${INTRODUCTIONS[type]}${value}.`),
  ].join('\n');
}

/** The facts as an ICAO telegram (Annex 15, Appendix 6). */
export function renderNotam(facts: RenderableFacts): string {
  const { id, kind, refersTo, qualifier, lower, upper, validFrom, validTo } = facts;
  const header = [id, kind && KINDS[kind], refersTo].filter((part) => part !== null).join(' ');
  const end = facts.permanent ? 'PERM' : validTo && renderInstant(validTo);
  const times = [
    `A) ${facts.locations.join(' ')}`,
    validFrom && `B) ${renderInstant(validFrom)}`,
    end && `C) ${end}${facts.estimated ? ' EST' : ''}`,
  ];
  const limits = [lower && `F) ${renderHeight(lower)}`, upper && `G) ${renderHeight(upper)}`];
  const lines = [
    `(${header}`,
    qualifier && `Q) ${renderQualifier(qualifier)}`,
    times.filter((item) => item !== null).join(' '),
    facts.intervals && `D) ${renderSchedule(facts.intervals)}`,
    `E) ${renderText(facts)}`,
    limits.filter((item) => item !== null).join(' ') || null,
  ];
  return `${lines.filter((line) => line !== null).join('\n')})`;
}
