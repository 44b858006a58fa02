// The same commit gets the same verdict: properties run on one seed. `FC_SEED=$RANDOM npm run unit` looks further.
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 20_260_701) });
