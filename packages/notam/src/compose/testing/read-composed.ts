/** Reads a composed text back, on its own: by the layout alone, sharing nothing with what wrote it. */
export interface ReadBack {
  readonly title: string;
  readonly points: readonly { readonly lat: number; readonly lng: number }[];
  readonly isArea: boolean;
  readonly radiusNm: number | null;
  readonly groups: readonly {
    readonly from: string;
    readonly to: string;
    readonly recurring: string | null;
    readonly until: string | null;
  }[];
  /** 0: ground. */
  readonly lowerFt: number;
  readonly upperFt: number | null;
  readonly phone: string | null;
  readonly comments: string | null;
  readonly description: string;
}

function degrees(digits: string, hemisphere: string): number {
  const [d, m, s] = [digits.slice(0, -4), digits.slice(-4, -2), digits.slice(-2)].map(Number) as [
    number,
    number,
    number,
  ];
  if (m > 59 || s > 59) throw new Error(`${digits} holds a 60.`);
  return ('SW'.includes(hemisphere) ? -1 : 1) * (d + m / 60 + s / 3600);
}

function position(text: string): { lat: number; lng: number } {
  const [, lat, ns, lng, ew] = /^(\d{6})([NS]) (\d{7})([EW])$/.exec(text) ?? [];
  if (lat === undefined || ns === undefined || lng === undefined || ew === undefined)
    throw new Error(`No position: ${text}`);
  return { lat: degrees(lat, ns), lng: degrees(lng, ew) };
}

function instant(date: string, time: string): string {
  return `${date}T${time.slice(0, 2)}:${time.slice(2)}:00Z`;
}

const WINDOW =
  /^(\d{4}-\d\d-\d\d) (\d{4}) UTC - (\d{4}-\d\d-\d\d) (\d{4}) UTC(?: RECURRING (DAILY|WEEKLY) UNTIL (\d{4}-\d\d-\d\d))?$/;

function group(line: string): ReadBack['groups'][number] {
  const [, fromDate = '', fromTime = '', toDate = '', toTime = '', recurring, until] =
    WINDOW.exec(line) ?? [];
  if (fromDate === '') throw new Error(`No window: ${line}`);
  return {
    from: instant(fromDate, fromTime),
    to: instant(toDate, toTime),
    recurring: recurring ?? null,
    until: until ?? null,
  };
}

/** @throws {Error} when the layout is another one */
export function readComposed(text: string): ReadBack {
  const items = new Map<string, string>();
  let last = '';
  for (const line of text.split('\n')) {
    const marker = /^([A-H])\) (.*)$/.exec(line);
    if (marker) {
      const letter = marker[1]!;
      if (letter <= last) throw new Error(`${letter} after ${last}.`);
      last = letter;
      items.set(letter, marker[2]!);
    } else if (last === 'B' || last === 'C') items.set(last, `${items.get(last)}\n${line}`);
    else throw new Error(`A line of no item: ${line}`);
  }
  const [place = '', ...corners] = items.get('B')!.split('\n');
  const isArea = place === 'AREA DEFINED BY:';
  const [, centre = '', radius] = /^(\S+ \S+)(?: RADIUS (\d+\.\d) NM)?$/.exec(place) ?? [];
  const limits = /^(?:GND|(\d+) FT)(?: UP TO (\d+) FT AGL| AGL)?$/.exec(items.get('E')!);
  if (!limits) throw new Error(`No heights: ${items.get('E')}`);
  const description = /^NOTAM COMMENT: (.*)$/.exec(items.get('H')!);
  return {
    title: items.get('A')!,
    isArea,
    points: isArea
      ? corners.map((corner, index) => {
          if (!corner.startsWith(`${index + 1}. `)) throw new Error(`Corner ${index + 1} is ${corner}`);
          return position(corner.slice(`${index + 1}. `.length));
        })
      : [position(centre)],
    radiusNm: radius === undefined ? null : Number(radius),
    groups: items.get('C')!.split('\nAND ').map(group),
    lowerFt: Number(limits[1] ?? 0),
    upperFt: limits[2] === undefined ? null : Number(limits[2]),
    phone: items.has('F') ? items.get('F')!.replace(/^CONTACT TEL: /, '') : null,
    comments: items.get('G') ?? null,
    description: description![1]!,
  };
}
