import Stripe from 'stripe';
import type { Checkout } from '../../ports/payment-provider.ts';

const TIME_LIMIT_MS = 10_000;

/** The hosted checkout of Stripe. @param apiUrl where its API is; another one in tests alone */
export function createStripeCheckout({
  secretKey,
  apiUrl,
}: {
  readonly secretKey: string;
  readonly apiUrl: string;
}): Checkout {
  const { protocol, hostname, port } = new URL(apiUrl);
  const https = protocol === 'https:';
  const stripe = new Stripe(secretKey, {
    timeout: TIME_LIMIT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    protocol: https ? 'https' : 'http',
    host: hostname,
    port: port === '' ? (https ? 443 : 80) : Number(port),
  });
  return {
    async begin({ userId, email, priceId, successUrl, cancelUrl }) {
      const metadata = { userId, priceId };
      const { url } = await stripe.checkout.sessions.create({
        mode: 'payment',
        line_items: [{ price: priceId, quantity: 1 }],
        client_reference_id: userId,
        customer_email: email,
        metadata,
        payment_intent_data: { metadata },
        success_url: successUrl,
        cancel_url: cancelUrl,
      });
      if (url === null) throw new Error('The payment provider began a checkout without an address');
      return url;
    },
  };
}
