import { adminContract } from '@klarnotam/contract';
import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import { createLink } from './client.ts';

const client: ContractRouterClient<typeof adminContract> = createORPCClient(createLink(adminContract));

/** What the admin panel alone asks the server for. It is loaded with the panel. */
export const adminClient = client.admin;
