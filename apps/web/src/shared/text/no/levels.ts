import type { Messages } from '../messages.ts';

export const levels: Messages['levels'] = {
  forbidden: {
    word: 'Forbudt',
    label: 'Droneflyging forbudt',
    badge: 'Droneflyging forbudt',
    description: 'Droneflyging er uttrykkelig forbudt i dette området',
  },
  restricted: {
    word: 'Begrenset',
    label: 'Droneflyging begrenset',
    badge: 'Droneflyging begrenset',
    description: 'Det gjelder særskilte begrensninger for droneflyging',
  },
  caution: {
    word: 'Vær oppmerksom',
    label: 'Vær ekstra oppmerksom',
    badge: 'Vær ekstra oppmerksom',
    description: 'Droneflyging er mulig, men krever ekstra oppmerksomhet',
  },
  allowed: {
    word: 'Tillatt',
    label: 'Droneflyging tillatt',
    badge: 'Berører ikke droner',
    description: 'Denne NOTAM-en berører ikke droneflyging',
  },
  information: {
    word: 'Informasjon',
    label: 'Kun til informasjon',
    badge: 'Kun til informasjon',
    description: 'Generell informasjon uten særskilt betydning for droneflyging',
  },
};
