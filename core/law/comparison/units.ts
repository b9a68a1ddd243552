import { containerKinds, type Unit } from '../../contract/main/regulation-text.ts';

const containers: ReadonlySet<string> = new Set(containerKinds);

export const isContainer = (unit: Unit | undefined) => unit !== undefined && containers.has(unit.kind);
