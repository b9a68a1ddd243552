import { describe, expect, it } from 'vitest';
import { commentSearch, openTagsOf, openTasksOf } from './comment-address.ts';
import { readCommentQuery } from './comment-query.ts';

describe('the address of the comments page', () => {
  it('holds every filter, the order and the page', () => {
    const filters = {
      taggedUserIds: 'a-1,b-2',
      status: '1,2',
      resolved: '0',
      type: '3',
      regulation: 'bankg-m,finma-rs-2023-1',
      author: 'c-3',
      scope: 'internal',
      text: 'Frist & Ziel, =1+1',
      from: '2026-01-31',
      to: '2026-02-28',
    };
    const query = { filters, sort: 'status', descending: true, page: 2 } as const;
    const search = commentSearch(query);
    expect(search).toBe(
      'taggedUserIds=a-1,b-2&status=1,2&resolved=0&type=3&regulation=bankg-m,finma-rs-2023-1&author=c-3' +
        '&scope=internal&text=Frist%20%26%20Ziel,%20%3D1%2B1&from=2026-01-31&to=2026-02-28' +
        '&sort=status&order=desc&page=3',
    );
    expect(readCommentQuery(`?${search}`)).toEqual(query);
  });

  it('is short for what is shown without one: the last edited comments first', () => {
    expect(commentSearch({})).toBe('');
    expect(readCommentQuery('')).toEqual({ filters: {}, sort: 'editDate', descending: true, page: 0 });
    expect(commentSearch({ sort: 'author' })).toBe('sort=author');
    expect(readCommentQuery('sort=author')).toMatchObject({ sort: 'author', descending: false });
    expect(commentSearch({ descending: false })).toBe('order=asc');
  });

  it.each([
    ['status=7', {}],
    ['status=1,7,2', { status: '1,2' }],
    ['resolved=yes', {}],
    ['from=2026-02-30&to=2026-02-28', { to: '2026-02-28' }],
    ['scope=regesta&type=0', {}],
    ['regulation=../x,bankg-m', { regulation: 'bankg-m' }],
    ['taggedUserIds=%27%20or%201', {}],
    ['text=%20%20', {}],
    [`text=${'x'.repeat(300)}`, { text: 'x'.repeat(200) }],
  ])('leaves out what no comment can have: %s', (search, filters) => {
    expect(readCommentQuery(search).filters).toEqual(filters);
  });

  it.each([
    ['page=0', 0],
    ['page=-1', 0],
    ['page=2', 1],
    ['page=1e3', 0],
    ['sort=nonsense&order=sideways', 0],
  ])('opens with a wrong order or page too: %s', (search, page) => {
    expect(readCommentQuery(search)).toEqual({ filters: {}, sort: 'editDate', descending: true, page });
  });

  it('leads from the numbers of the dashboard to what they count', () => {
    expect(commentSearch({ filters: openTagsOf('a-1') })).toBe('taggedUserIds=a-1&resolved=0');
    expect(commentSearch({ filters: openTasksOf('a-1') })).toBe('taggedUserIds=a-1&status=1,2&resolved=0');
  });
});
