/** Days of one month as a list prints them: `9–11 y 16–23`. Marks of values may stand around them. */
const DAYS =
  /(?<=los días [\ue000-\ue0ff]*)\p{N}+(?:–\p{N}+)?(?:(?:, | y )\p{N}+(?:–\p{N}+)?)*(?=[\ue000-\ue0ff]* de \p{L})/gu;

/** Two days that follow each other are no range: `Del 1 al 2 de abril de 2026, cada día de 16:00 a 18:00`. */
const TWO_DAYS =
  /(?<!\p{L})([Dd])el ([\ue000-\ue0ff]*(\p{N}+)[\ue000-\ue0ff]*) al ([\ue000-\ue0ff]*(\p{N}+)[\ue000-\ue0ff]*)(?= de [\ue000-\ue0ff]*\p{L}+[\ue000-\ue0ff]* de [\ue000-\ue0ff]*\p{N}{4}[\ue000-\ue0ff]*, cada día)/gu;

/** `los días 9 a 11 y 16 a 23`, `los días 4, 5 y 9`, `los días 1 y 2`. */
export function adjustDays(text: string): string {
  return text
    .replace(DAYS, (days) => listDays(days.split(/, | y /u)))
    .replace(TWO_DAYS, (range, initial: string, first: string, from: string, second: string, to: string) =>
      Number(to) === Number(from) + 1 ? `${initial === 'D' ? 'L' : 'l'}os días ${first} y ${second}` : range,
    );
}

function listDays(printed: readonly string[]): string {
  const days = printed.flatMap((range) => {
    const [from = '', to] = range.split('–');
    if (to === undefined) return [from];
    return Number(to) === Number(from) + 1 ? [from, to] : [`${from} a ${to}`];
  });
  const last = days.pop() ?? '';
  return days.length === 0 ? last : `${days.join(', ')} y ${last}`;
}
