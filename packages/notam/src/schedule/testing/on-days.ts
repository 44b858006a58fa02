/** `24 0600-24 1800` for each of the days (`24 25`) and hours (`0600-1800`). */
export function onDays(days: string, ...hours: readonly string[]): string[] {
  return days.split(' ').flatMap((day) =>
    hours.map((each) =>
      each
        .split('-')
        .map((time) => `${day} ${time}`)
        .join('-'),
    ),
  );
}
