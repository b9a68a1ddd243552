import { expect, it } from 'vitest';
import { createRateLimiter } from './rate-limiter.ts';

const limits = { requests: 60, searches: 6, computations: undefined };

function started() {
  let clock = 1_000_000;
  const pass = (seconds: number) => {
    clock += seconds * 1000;
  };
  const create = () => createRateLimiter(limits, () => clock, { isShared: true });
  return { create, pass };
}

/** How many calls are admitted in a row. */
function admitted(spend: () => number | undefined, most = 1000): number {
  for (let count = 0; count < most; count++) if (spend() !== undefined) return count;
  return most;
}

it('admits half of a minute at once, then as many as the time brings', () => {
  const { create, pass } = started();
  const limiter = create();
  const spend = () => limiter.spend({ who: 'a' }, ['requests']);
  expect(admitted(spend)).toBe(30);
  expect(spend()).toBe(1000);
  pass(0.4);
  expect(spend()).toBe(600);
  pass(0.6);
  expect(spend()).toBeUndefined();
  pass(10);
  expect(admitted(spend)).toBe(10);
  pass(3600);
  expect(admitted(spend)).toBe(30);
});

it('counts everybody apart, and those for many people by their number', () => {
  const limiter = started().create();
  expect(admitted(() => limiter.spend({ who: 'a' }, ['requests']))).toBe(30);
  expect(admitted(() => limiter.spend({ who: 'b' }, ['requests']))).toBe(30);
  expect(admitted(() => limiter.spend({ who: 'c', factor: 20 }, ['requests']))).toBe(600);
});

it('has an allowance of its own for what costs more, and spends nothing of what it refuses', () => {
  const limiter = started().create();
  expect(admitted(() => limiter.spend({ who: 'a' }, ['requests', 'searches']))).toBe(3);
  expect(limiter.spend({ who: 'a' }, ['requests', 'searches'])).toBe(10_000);
  expect(admitted(() => limiter.spend({ who: 'a' }, ['requests']))).toBe(27);
});

it('does not limit what has no limit', () => {
  const limiter = started().create();
  expect(admitted(() => limiter.spend({ who: 'a' }, ['computations']))).toBe(1000);
  expect(limiter.takeSpent()).toEqual([]);
});

it('hears from other processes what was spent there', () => {
  const { create, pass } = started();
  const [one, other] = [create(), create()];
  const spend = (limiter: typeof one) => limiter.spend({ who: 'a' }, ['requests']);
  expect(admitted(() => spend(one), 20)).toBe(20);
  other.addSpent(one.takeSpent());
  expect(admitted(() => spend(other))).toBe(10);
  one.addSpent(other.takeSpent());
  expect(spend(one)).toBe(1000);
  expect(one.takeSpent()).toEqual([]);
  // Both admitted everything before they heard of each other: together that is at most once each.
  pass(3600);
  expect(admitted(() => spend(one)) + admitted(() => spend(other))).toBe(60);
  one.addSpent(other.takeSpent());
  expect(spend(one)).toBe(1000);
  pass(1);
  expect(spend(one)).toBeUndefined();
});
