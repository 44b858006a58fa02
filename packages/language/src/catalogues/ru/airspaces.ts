import type { AirspaceKind } from '@klarnotam/notam';
import type { Noun } from '../../catalogue.ts';

/** Kinds of airspace in Russian. */
export const airspaces: Readonly<Record<AirspaceKind, Noun>> = {
  dangerArea: { subject: 'Опасная зона', label: 'опасная зона', form: 'feminine' },
  restrictedArea: {
    subject: 'Зона ограничения полётов',
    label: 'зона ограничения полётов',
    form: 'feminine',
  },
  prohibitedArea: { subject: 'Запретная зона', label: 'запретная зона', form: 'feminine' },
  temporaryReservedArea: {
    subject: 'Зона временного резервирования (TRA)',
    label: 'зона временного резервирования (TRA)',
    form: 'feminine',
  },
  temporarySegregatedArea: {
    subject: 'Временно обособленная зона (TSA)',
    label: 'временно обособленная зона (TSA)',
    form: 'feminine',
  },
  reservedAirspace: {
    subject: 'Зарезервированное воздушное пространство',
    label: 'зарезервированное воздушное пространство',
    form: 'neuter',
  },
  militaryOperatingArea: {
    subject: 'Зона полётов военной авиации',
    label: 'зона полётов военной авиации',
    form: 'feminine',
  },
  controlZone: { subject: 'Диспетчерская зона (CTR)', label: 'диспетчерская зона (CTR)', form: 'feminine' },
  aerodromeTrafficZone: {
    subject: 'Зона аэродромного движения (ATZ)',
    label: 'зона аэродромного движения (ATZ)',
    form: 'feminine',
  },
  radioOrTransponderZone: {
    subject: 'Зона обязательной радиосвязи или обязательного использования ответчика (RMZ/TMZ)',
    label: 'зона обязательной радиосвязи или обязательного использования ответчика (RMZ/TMZ)',
    form: 'feminine',
  },
  warningArea: { subject: 'Зона предупреждения', label: 'зона предупреждения', form: 'feminine' },
  flightRestriction: { subject: 'Ограничение полётов', label: 'ограничение полётов', form: 'neuter' },
};
