import type { Position } from '@klarnotam/aviation';

function digits(value: number, width: number): string {
  return String(value).padStart(width, '0');
}

/** `595450N 0104508E`: to the second, as item E prints positions. */
export function renderPosition({ lat, lon }: Position): string {
  const latitude = renderAngle(lat, 2, lat < 0 ? 'S' : 'N');
  return `${latitude} ${renderAngle(lon, 3, lon < 0 ? 'W' : 'E')}`;
}

function renderAngle(degrees: number, width: number, hemisphere: string): string {
  const seconds = Math.round(Math.abs(degrees) * 3600);
  const minutes = Math.floor(seconds / 60);
  const whole = digits(Math.floor(minutes / 60), width);
  return `${whole}${digits(minutes % 60, 2)}${digits(seconds % 60, 2)}${hemisphere}`;
}

/** `5954N01045E`: to the minute, as item Q prints its centre. */
export function renderCentre({ lat, lon }: Position): string {
  const angle = (degrees: number, width: number): string => {
    const minutes = Math.round(Math.abs(degrees) * 60);
    return `${digits(Math.floor(minutes / 60), width)}${digits(minutes % 60, 2)}`;
  };
  return `${angle(lat, 2)}${lat < 0 ? 'S' : 'N'}${angle(lon, 3)}${lon < 0 ? 'W' : 'E'}`;
}
