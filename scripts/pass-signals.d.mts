import type { ChildProcess } from 'node:child_process';

export function passSignals(child: ChildProcess): void;
