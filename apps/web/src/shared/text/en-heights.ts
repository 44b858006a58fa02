/** Heights of a notice against the ceiling for drones. */
export const heights = {
  heading: 'Heights',
  ceiling: '120 m drone ceiling',
  ground: 'Ground',
  scaleMark: '300 m',
  higher: 'Higher, not to scale',
  range: (lower: string, upper: string) => `${lower} to ${upper}`,
  upTo: (upper: string) => `Up to ${upper}; the lower limit is not stated`,
  from: (lower: string) => `From ${lower}; the upper limit is not stated`,
  areas: (numbers: readonly number[]) =>
    numbers.length === 1 ? `Area ${numbers[0] ?? ''}` : `Areas ${numbers.join(', ')}`,
  notice: 'Whole notice',
  fromQualifier: 'Q line only, a search filter',
  none: 'No heights are stated. Take the notice as reaching down to the ground.',
  problems: {
    unread: 'A height could not be read. It is marked in the NOTAM.',
    limitsReversed: 'The lower limit is given as higher than the upper one. One of them must be wrong.',
    limitsContradictQualifier: 'The Q line gives other heights. Those of items F and G stand here.',
    limitsDiffer: 'The text gives other heights than items F and G. Go by the stricter ones.',
  },
  surface: 'Ground',
  unlimited: 'unlimited',
  feetAbove: {
    ground: (ft: number, m: number) => `${ft} ft (${m} m) above ground`,
    sea: (ft: number, m: number) => `${ft} ft (${m} m) above sea level`,
    pressure: (ft: number, m: number) => `${ft} ft (${m} m) above the 1013 hPa level`,
  },
  metresAbove: {
    ground: (m: number, ft: number) => `${m} m (${ft} ft) above ground`,
    sea: (m: number, ft: number) => `${m} m (${ft} ft) above sea level`,
    pressure: (m: number, ft: number) => `${m} m (${ft} ft) above the 1013 hPa level`,
  },
  flightLevel: (level: number, m: number) =>
    `FL${String(level).padStart(3, '0')} (about ${m} m above sea level)`,

  fromGround: 'It begins at the ground, so drone heights are inside it.',
  beginsBelow: (m: number) => `It begins ${m} m above ground, below the drone ceiling.`,
  beginsAbove: (m: number) => `It begins ${m} m above ground, above the drone ceiling.`,
  beginsAtSea: (m: number) =>
    `It begins ${m} m above sea level. The ground is hardly ever lower than the sea, so drone heights are inside it.`,
  beginsOverSea: (m: number, groundM: number) =>
    `It begins ${m} m above sea level and the height of the ground is not known here. It is above the drone ceiling unless the ground there is higher than ${groundM} m.`,
  beginsAtPressure: (m: number, groundM: number) =>
    `It begins about ${m} m above sea level, depending on the air pressure, and the height of the ground is not known here. It is above the drone ceiling unless the ground there is higher than about ${groundM} m.`,
  beginsUnknown: 'Where it begins is not stated. Take it as reaching down to the ground.',
  endsBelow: (m: number) => `It ends ${m} m above ground, below the drone ceiling.`,
  endsOverSea:
    'Its top is given above sea level: over high ground it ends lower above the ground than drawn.',
  endsAtPressure:
    'Its top is a flight level: where it ends above the ground depends on air pressure and ground.',
  sure: 'Inside for certain',
  overSea: 'Drawn as if the ground were at sea level',
  openLimit: 'One of the limits is not stated',
  lowerOverHills: 'It may come down to here over high ground',
} as const;
