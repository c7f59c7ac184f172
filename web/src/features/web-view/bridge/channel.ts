/** Takes the text of a message. */
export type Channel = (text: string) => void;

interface NativeObject {
  readonly postMessage: (text: string) => void;
}

/** Objects that apps add to the window of their web view. */
interface NativeWindow {
  readonly ReactNativeWebView?: NativeObject;
  readonly webkit?: { readonly messageHandlers?: { readonly gladhand?: NativeObject } };
  readonly gladhandAndroid?: NativeObject;
}

/** The object of the app around this page, if there is one: React Native, iOS, then Android. */
export function nativeObject(page: Window = window): NativeObject | undefined {
  const { ReactNativeWebView, webkit, gladhandAndroid } = page as Window & NativeWindow;
  return ReactNativeWebView ?? webkit?.messageHandlers?.gladhand ?? gladhandAndroid;
}

/** The page around this one; undefined if this one is not in a frame. */
export const outerPage = (page: Window = window): Window | undefined =>
  page.parent === page ? undefined : page.parent;

/**
 * The way of messages out of this page. Looked up for each message, since apps may add their object after the page has loaded.
 * A page around this one gets them only at the configured origin: another page in its place gets nothing.
 */
export function channelOf(hostOrigin: string | null, page: Window = window): Channel | undefined {
  const native = nativeObject(page);
  if (native !== undefined) {
    return (text) => {
      native.postMessage(text);
    };
  }
  const outer = outerPage(page);
  if (outer === undefined || hostOrigin === null) return undefined;
  return (text) => {
    outer.postMessage(text, hostOrigin);
  };
}
