/* Search works when the site is opened from disk. Browsers start no workers there, so a hidden frame does the work:
   the theme's search script finds `IFrameWorker` and reads the index as a script. */
if (location.protocol === "file:") {
  window.IFrameWorker = class extends EventTarget {
    constructor(address) {
      super();
      const frame = document.createElement("iframe");
      frame.hidden = true;
      document.body.append(frame);
      this.inside = frame.contentWindow;
      this.inside.postMessage = (data) => this.dispatchEvent(new MessageEvent("message", { data }));
      this.inside.importScripts = (...more) => more.reduce((last, next) => last.then(() => this.load(next)), Promise.resolve());
      this.ready = this.load(address);
    }

    load(address) {
      const script = this.inside.document.createElement("script");
      script.src = new URL(address, location.href);
      return new Promise((done, failed) => {
        script.onload = done;
        script.onerror = () => failed(new Error(`cannot load ${script.src}`));
        this.inside.document.body.append(script);
      });
    }

    postMessage(data) {
      this.ready.then(() => this.inside.dispatchEvent(new MessageEvent("message", { data })));
    }

    terminate() {
      this.inside.frameElement.remove();
    }
  };
  window.Worker = window.IFrameWorker;
}
