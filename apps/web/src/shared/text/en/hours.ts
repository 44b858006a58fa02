/** Labels of the hours of a notice; what they mean is said in the language of the result. */
export const hours = {
  strip: 'Active hours by day',
  zones: 'Time zone of the days',
} as const;
