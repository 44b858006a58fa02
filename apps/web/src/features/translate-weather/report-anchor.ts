/** Where a report is found on the page. */
export function reportAnchor(position: number): string {
  return `report-${position}`;
}
