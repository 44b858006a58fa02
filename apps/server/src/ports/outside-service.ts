/** An outside service that did not answer, or not with what it promises. The message holds nothing that a user typed. */
export class OutsideServiceError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'OutsideServiceError';
  }
}
