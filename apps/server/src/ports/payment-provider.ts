/** A payment as the provider tells of it; amounts in the smallest unit of the currency. */
export interface ProviderPayment {
  /** Names the payment in every event about it. */
  readonly reference: string;
  readonly amountMinor: number;
  /** ISO 4217, in capitals. */
  readonly currency: string;
  /** What was bought; null: not told. */
  readonly priceId: string | null;
  /** Whose it is, as we told the provider; null: it did not come from our page. */
  readonly userId: string | null;
  readonly customerId: string | null;
  readonly email: string | null;
  readonly subscriptionId: string | null;
  /** An invoice that the provider shows. */
  readonly invoiceUrl: string | null;
}

/** What an event says. `other`: nothing that concerns us. */
export type PaymentFact =
  | { readonly kind: 'paid' | 'pending' | 'failed'; readonly payment: ProviderPayment }
  | {
      readonly kind: 'refunded';
      readonly reference: string;
      /** In all, not by this refund alone. */
      readonly refundedMinor: number;
      readonly currency: string;
    }
  | { readonly kind: 'other' };

export interface PaymentEvent {
  readonly id: string;
  /** As the provider calls it. */
  readonly type: string;
  readonly madeAt: Date;
  readonly fact: PaymentFact;
}

/** The event was not signed by the provider, or too long ago. */
export class SignatureError extends Error {
  constructor() {
    super('The signature of the event is not right');
    this.name = 'SignatureError';
  }
}

/** Reads events of a payment provider. */
export interface PaymentEvents {
  /**
   * @param body as it came, byte for byte
   * @throws {SignatureError}
   */
  read(body: string, signature: string): PaymentEvent;
}

export interface CheckoutOrder {
  readonly userId: string;
  readonly email: string;
  readonly priceId: string;
  /** Where the provider leads the user afterwards. */
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** Takes cards for us, on pages of its own. */
export interface Checkout {
  /**
   * Begins one payment; nothing renews itself.
   *
   * @returns where the user pays
   * @throws {Error} when the provider cannot be reached or refuses
   */
  begin(order: CheckoutOrder): Promise<string>;
}
