/**
 * `XMLHttpRequest` over Node's fetch, for uploads: jsdom's own knows neither Node's forms nor msw. All
 * of a body leaves at once, so progress is one step; the real steps are looked at in a browser.
 */
export class RequestByFetch extends EventTarget {
  readonly upload = new EventTarget();
  withCredentials = false;
  status = 0;
  responseText = '';
  readonly #headers = new Headers();
  readonly #giveUp = new AbortController();
  #answered = new Headers();
  #address: readonly [method: string, url: string] = ['', ''];

  open(method: string, url: string): void {
    this.#address = [method, url];
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }

  getAllResponseHeaders(): string {
    return [...this.#answered].map(([name, value]) => `${name}: ${value}`).join('\r\n');
  }

  send(body: FormData): void {
    this.#send(body).then(
      () => this.dispatchEvent(new Event('load')),
      () => this.dispatchEvent(new Event(this.#giveUp.signal.aborted ? 'abort' : 'error')),
    );
  }

  abort(): void {
    this.#giveUp.abort();
  }

  async #send(body: FormData): Promise<void> {
    const [method, url] = this.#address;
    const sent = { lengthComputable: true, loaded: 1, total: 2 };
    this.upload.dispatchEvent(Object.assign(new Event('progress'), sent));
    const { signal } = this.#giveUp;
    const credentials = this.withCredentials ? 'include' : 'omit';
    const init: RequestInit = { method, body, headers: this.#headers, credentials, signal };
    const answer = await fetch(url, init);
    this.status = answer.status;
    this.#answered = answer.headers;
    this.responseText = await answer.text();
  }
}
