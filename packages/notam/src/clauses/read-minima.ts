import type { Clause, MinimaFigure, MinimaGroup } from './clause.ts';
import { movedTo, stickyPhrase, take, type Cursor } from './cursor.ts';

type Measure = MinimaFigure['measure'];

const CATEGORIES =
  /(?:(?<all>ALL CATS?)|(?:ACFT )?CAT(?:EGOR(?:Y|IES)|S)? (?<some>[A-E](?:(?:, ?|\/| AND )?[A-E](?![A-Z-])|[A-E]){0,4}))(?![A-Z0-9]) ?:? ?/y;
/** What the chart calls a line of minima: `S-ILS 13L`, `LNAV/VNAV`, `RNP 0.30`, `S-36`. */
const LINE = stickyPhrase(
  '(?:(?<line>(?:S-(?:ILS|LOC|VOR|NDB|TACAN|LDA|GLS)(?: ?\\d{1,2}[LCR]?)?\\*?|S-\\d{1,2}[LCR]?|S-LNAV|LNAV/VNAV|LNAV|LPV|LP|RNP 0\\.\\d{1,2})(?: M?DA(?=:| CAT| ALL))?)|(?<circling>CIRCLING(?: (?:MINIMA|MINIMUMS))?))',
);
/** What is done with the figures that follow: they are those that hold. */
const LEAD = stickyPhrase(
  '(?:(?:CHANGE|CHG|AMEND|INCREASE|RAISE)(?: (?:APPROACH|APCH|STRAIGHT-IN|LANDING|PUBLISHED))? MIN(?:IMA|IMUMS)(?: (?:TO(?: READ)?|AS (?:FLW|FOLLOWS)))?|(?:CHANGE|CHG|AMEND|INCREASE|RAISE)(?= (?:S-|CAT|LNAV|LPV|CIRCLING)))',
);
const CHANGED = stickyPhrase('(?:CHANGED?|CHG|INCREASED?|RAISED?)(?: TO(?: READ)?)?|TO(?: READ)?');
const PARTING = / ?[,;:] ?/y;
const VISIBILITY =
  '\\d{1,2} \\d/\\d{1,2}|\\d/\\d{1,2}|\\d{1,2}[¼½¾]|[¼½¾]|\\d{1,2}(?:\\.\\d{1,3})?|\\.\\d{1,3}';
const ALTITUDE = stickyPhrase(
  '(?<label>DA|MDA)(?: ?\\(H\\))? ?(?<feet>\\d{3,5})(?: ?/ ?(?:(?<of>HAT|HAA) ?)?(?<above>\\d{2,5}))?(?: ?FT)?',
);
const CLEARANCE =
  /OCA(?: ?\/ ?OCH| ?\(OCH\)| ?\(H\))? ?:? ?(?<feet>\d{2,5})(?:FT)? ?\((?:OCH )?(?<above>\d{2,5})(?:FT)?\)/y;
const HEIGHT = stickyPhrase('(?<of>HAT|HAA) ?(?<feet>\\d{2,5})');
/** `740-1 3/4 730 (800-1 3/4)`, `867/40 250 (300-3/4)`: altitude, visibility or visual range, height, and the ceiling and visibility for planning. */
const SLASHED = new RegExp(
  `(?<feet>\\d{3,5})(?:/(?<hundreds>\\d{2})(?![\\dM.])|[-/](?:(?<metres>\\d{3,4})M|(?<miles>${VISIBILITY}))) (?<above>\\d{2,5}) \\((?<ceiling>\\d{3,5})-(?:(?<metresPlanned>\\d{3,4})M|(?<planned>${VISIBILITY}))\\)?(?![A-Z0-9])`,
  'y',
);
const VISIBLE = stickyPhrase('VIS(?:IBILITY)?(?= |:)');
const RANGE = stickyPhrase('RVR ?(?<feet>\\d{4})');
const MILES = new RegExp(`(?<miles>${VISIBILITY})(?: ?SM| MILES?)?(?![A-Z0-9/])`, 'y');

/** What the figures of a row are measured from where the row does not say it. */
interface Row {
  readonly isCircling: boolean;
  readonly above: Measure;
  readonly groups: MinimaGroup[];
  categories: string | null;
  figures: MinimaFigure[];
  /** A bare figure is a visibility. */
  isVisibility: boolean;
}

/** A row of the minima of an approach: `S-LOC 13L MDA 460/HAT 447 ALL CATS`, `CIRCLING CAT D MDA 1100/HAA 650`. */
export function readMinima(cursor: Cursor): Clause | null {
  const tried = movedTo(cursor, cursor.at);
  take(tried, LEAD);
  takeParting(tried);
  const head = take(tried, LINE)?.groups;
  if (head !== undefined) {
    takeParting(tried);
    take(tried, CHANGED);
  }
  const row: Row = {
    isCircling: head?.circling !== undefined,
    above: aboveWhat(head),
    groups: [],
    categories: null,
    figures: [],
    isVisibility: false,
  };
  while (readFigures(tried, row)) if (takeParting(tried)) endGroup(row);
  if (!endGroup(row) || row.groups.length === 0) return null;
  // A mark of parting stays for what follows.
  cursor.at = tried.at;
  return {
    kind: 'minima',
    line: head?.line ?? null,
    isCircling: row.isCircling,
    groups: row.groups,
  };
}

/** The mark belongs to the row only where figures of it follow. */
function takeParting(cursor: Cursor): boolean {
  const start = cursor.at;
  if (take(cursor, PARTING) === null) return false;
  const behind = movedTo(cursor, cursor.at);
  const row: Row = {
    isCircling: false,
    above: 'aboveEither',
    groups: [],
    categories: null,
    figures: [],
    isVisibility: true,
  };
  if (take(behind, LINE) !== null || readFigures(behind, row)) return true;
  cursor.at = start;
  return false;
}

/** Whether one more part of the row stands at the cursor. */
function readFigures(cursor: Cursor, row: Row): boolean {
  if (row.groups.length > 0 || row.figures.length > 0 || row.categories !== null) take(cursor, CHANGED);
  return readCategories(cursor, row) || readHeights(cursor, row) || readVisibility(cursor, row);
}

function readCategories(cursor: Cursor, row: Row): boolean {
  const start = cursor.at;
  const found = take(cursor, CATEGORIES)?.groups;
  if (found === undefined) return false;
  const categories = found.all === undefined ? listed(found.some ?? '') : 'all';
  if (row.categories !== null && !endGroup(row)) {
    cursor.at = start;
    return false;
  }
  row.categories = categories;
  return true;
}

function listed(printed: string): string {
  return (printed.replace(/ AND /g, '').match(/[A-E]/g) ?? []).join('/');
}

function readHeights(cursor: Cursor, row: Row): boolean {
  const above = row.above;
  const altitude = take(cursor, ALTITUDE)?.groups;
  if (altitude !== undefined) {
    add(row, altitude.label === 'DA' ? 'decisionAltitude' : 'minimumDescentAltitude', altitude.feet);
    add(row, measuredFrom(altitude.of, above), altitude.above);
    return true;
  }
  const clearance = take(cursor, CLEARANCE)?.groups;
  if (clearance !== undefined) {
    add(row, 'obstacleClearanceAltitude', clearance.feet);
    add(row, 'obstacleClearanceHeight', clearance.above);
    return true;
  }
  const height = take(cursor, HEIGHT)?.groups;
  if (height !== undefined) {
    add(row, measuredFrom(height.of, above), height.feet);
    return true;
  }
  const slashed = take(cursor, SLASHED)?.groups;
  if (slashed === undefined) return false;
  add(row, 'minimumAltitude', slashed.feet);
  add(row, 'visibility', slashed.metres, 'M');
  add(row, 'visibility', slashed.miles, 'SM');
  add(row, 'visualRange', slashed.hundreds === undefined ? undefined : `${slashed.hundreds}00`);
  add(row, above, slashed.above);
  add(row, 'ceilingPlanned', slashed.ceiling);
  if (slashed.metresPlanned !== slashed.metres) add(row, 'visibilityPlanned', slashed.metresPlanned, 'M');
  if (slashed.planned !== slashed.miles) add(row, 'visibilityPlanned', slashed.planned, 'SM');
  return true;
}

/** Circling ends anywhere on the aerodrome, any other line on its runway. */
function aboveWhat(head: Readonly<Record<string, string | undefined>> | undefined): Measure {
  if (head === undefined) return 'aboveEither';
  return head.circling === undefined ? 'aboveTouchdown' : 'aboveAerodrome';
}

function measuredFrom(printed: string | undefined, usual: Measure): Measure {
  if (printed === undefined) return usual;
  return printed === 'HAT' ? 'aboveTouchdown' : 'aboveAerodrome';
}

function readVisibility(cursor: Cursor, row: Row): boolean {
  if (take(cursor, VISIBLE) !== null) {
    take(cursor, PARTING);
    take(cursor, CHANGED);
    row.isVisibility = true;
    const start = cursor.at;
    if (readCategories(cursor, row)) return true;
    cursor.at = start;
  }
  const range = take(cursor, RANGE)?.groups?.feet;
  if (range !== undefined) {
    add(row, 'visualRange', range);
    return true;
  }
  const miles = row.isVisibility ? take(cursor, MILES)?.groups?.miles : undefined;
  if (miles === undefined) return false;
  add(row, 'visibility', miles, 'SM');
  return true;
}

function add(
  row: Row,
  measure: Measure,
  amount: string | undefined,
  unit: MinimaFigure['unit'] = 'FT',
): void {
  if (amount !== undefined) row.figures.push({ measure, amount, unit });
}

/** Whether what was gathered holds figures, or nothing was gathered. */
function endGroup(row: Row): boolean {
  if (row.figures.length === 0) return row.categories === null;
  row.groups.push({ categories: row.categories, figures: row.figures });
  row.categories = null;
  row.figures = [];
  return true;
}
