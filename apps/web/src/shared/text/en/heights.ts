/** Heights of a notice against the ceiling for drones; what they mean is said in the language of the result. */
export const heights = {
  heading: 'Heights',
  areas: (numbers: readonly number[]) =>
    numbers.length === 1 ? `Area ${numbers[0] ?? ''}` : `Areas ${numbers.join(', ')}`,
  notice: 'Whole notice',
  inText: 'Given in the text',
  units: 'Heights',
  unitsFirst: { published: 'As published', metres: 'Metres first', feet: 'Feet first' },
} as const;
