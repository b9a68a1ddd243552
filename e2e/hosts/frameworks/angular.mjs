import '@angular/compiler';
import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { fetchToken, main, report } from './given.mjs';

class App {
  main = main;
  fetchToken = fetchToken;
  report = report;
  isNext = signal(false);
  isShown = signal(true);
}

const root = Component({
  selector: '#app',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <button type="button" (click)="isNext.set(true)">Next</button>
    <button type="button" (click)="isShown.set(false)">Remove</button>
    @if (isShown()) {
      <reg-reader
        [attr.main-url]="main"
        reg-text-id="bankg-m"
        [article]="isNext() ? '6' : '5'"
        language="DE"
        sign-in="host"
        loading="eager"
        [hideHeaders]="isNext()"
        [token]="fetchToken"
        (reg-opened)="report($event.detail.id)"
      ></reg-reader>
    }`,
})(App);

bootstrapApplication(root).catch((error) => console.error(error));
