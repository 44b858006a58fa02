/** Degrees, WGS 84, as maps and places name them. */
export interface ChosenPosition {
  readonly lat: number;
  readonly lng: number;
}

/** A position with its longitude wrapped to −180…180 (a map scrolls beyond) and its latitude clamped to ±90. */
export function normalisePosition({ lat, lng }: ChosenPosition): ChosenPosition {
  const turned = lng >= -180 && lng <= 180 ? lng : ((((lng + 180) % 360) + 360) % 360) - 180;
  return { lat: Math.max(-90, Math.min(90, lat)), lng: turned };
}
